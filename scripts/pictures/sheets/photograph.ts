import type { Browser, Page } from 'playwright'
import { themeVariants, widths, type ThemeVariant } from './themeVariants.ts'

/** How long a story may take to its end, in milliseconds. */
const timeoutMs = 120_000
/** Of a phone, without the bars of its browser. */
const windowHeight = 740

export interface Picture extends Pick<ThemeVariant, 'preset' | 'mode'> {
  width: number
  png: Buffer
}

/** Runs a story to its end, and takes it in every theme and width. */
export async function photograph(browser: Browser, address: string): Promise<readonly Picture[]> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: widths[0], height: windowHeight },
  })
  try {
    await page.goto(address)
    await waitForEnd(page)
    const pictures: Picture[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: windowHeight })
      for (const { css, preset, mode } of themeVariants) {
        await page.evaluate(applyVariant, { css, mode })
        const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
        pictures.push({ preset, mode, width, png })
      }
    }
    return pictures
  } finally {
    await page.close()
  }
}

/** Waits until a story has acted, and throws what it threw. */
async function waitForEnd(page: Page): Promise<void> {
  const end = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
      }
      const phase = preview?.currentRender?.phase
      return phase && ['completed', 'finished', 'errored', 'aborted'].includes(phase) ? phase : false
    },
    undefined,
    { timeout: timeoutMs },
  )
  const phase = await end.jsonValue()
  if (phase !== 'completed' && phase !== 'finished') throw new Error(`The story ${String(phase)}.`)
}

function applyVariant({ css, mode }: Pick<ThemeVariant, 'css' | 'mode'>): void {
  const stage = document.querySelector<HTMLElement>('.stage')
  if (!stage) throw new Error('There is no stage.')
  stage.dataset['mode'] = mode
  document.documentElement.style.colorScheme = mode
  const style = document.querySelector('#theme-variant') ?? document.createElement('style')
  style.id = 'theme-variant'
  style.textContent = css
  document.head.append(style)
}
