import type { Browser, FrameLocator, Page } from 'playwright'
import type { Visit } from './listVisits.ts'

/** How long a page may take until it shows something, in milliseconds. */
const timeoutMs = 60_000

/** Opens an entry as a reader does, in the frame of Storybook, and tells what went wrong. */
export async function visit(
  browser: Browser,
  url: string,
  { id, type, listsProperties, language }: Visit,
): Promise<string[]> {
  const faults: string[] = []
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  await page.route('**', (route) => {
    const target = route.request().url()
    if (target.startsWith(url) || /^(?:data|blob):/.test(target)) return route.continue()
    faults.push(`leaves its folder: ${target}`)
    return route.abort()
  })
  await page.goto(`${url}?path=/${type}/${id}&globals=language:${language}`)
  const frame = page.frameLocator('#storybook-preview-iframe')
  const shown = type === 'docs' ? '#storybook-docs :is(h1, h2)' : '#storybook-root > *'
  try {
    await frame.locator(shown).first().waitFor({ timeout: timeoutMs })
    const other = type === 'story' && (await languagesAtEnd(page)).find((one) => one !== language)
    if (other) faults.push(`is in ${other}, not in ${language}`)
    const isBroken = await frame.locator('body.sb-show-errordisplay').count()
    if (isBroken > 0) faults.push('shows an error in place of the story')
    if (listsProperties && (await lacksDescriptions(frame)))
      faults.push('shows properties without a word about them')
    if (listsProperties && (await outgrowsPage(frame)))
      faults.push('shows a table of properties that is wider than its page')
  } catch {
    faults.push(`shows nothing for ${timeoutMs / 1000} s`)
  }
  await page.close()
  return faults
}

/** What Storybook keeps of the story that it shows, as far as it is read here. */
interface ShownStory {
  phase?: string
  story?: { storyGlobals?: { language?: string } }
}

/** Waits until a story has acted: what failed is in the console by then. Gives the languages that it is in, unless it names its own. */
async function languagesAtEnd(page: Page): Promise<string[]> {
  const element = await page.locator('#storybook-preview-iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) return []
  const ended = await frame.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview }: { __STORYBOOK_PREVIEW__?: { currentRender?: ShownStory } } =
        Object(globalThis)
      const { phase = '', story } = preview?.currentRender ?? {}
      if (!['finished', 'errored', 'aborted'].includes(phase)) return undefined
      const roots = story?.storyGlobals?.language
        ? []
        : document.querySelectorAll<HTMLElement>('.cw-root[lang]')
      return Array.from(roots, ({ lang }) => lang)
    },
    undefined,
    { timeout: timeoutMs },
  )
  return (await ended.jsonValue()) ?? []
}

/** Whether a table of properties has names alone, as it has where nothing was read of the component's types. */
async function lacksDescriptions(frame: FrameLocator): Promise<boolean> {
  const rows = frame.locator('.docblock-argstable-body tr')
  await rows.first().waitFor({ timeout: timeoutMs })
  return !(await rows.allInnerTexts()).some((row) => /[a-z]\.(?:\s|$)/.test(row))
}

/** Whether a property's value, such as the code of a component, pushes what is said about properties into a narrow column. */
function outgrowsPage(frame: FrameLocator): Promise<boolean> {
  return frame
    .locator('.docblock-argstable')
    .first()
    .evaluate((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? Infinity))
}
