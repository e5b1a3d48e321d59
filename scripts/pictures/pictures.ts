import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { chromium } from 'playwright'
import { createDemoPage } from '../../e2e/support/demoPage.ts'
import { findOrInstallBrowser, launchArguments } from '../browser/findOrInstallBrowser.ts'
import { ensureBuilt } from '../start/ensureBuilt.ts'
import { startDemoServer } from '../start/startDemoServer.ts'

// Photographs the demo's swap form for README.md, in light and dark: `npm run pictures`, after a change of how it looks.

const folder = 'docs/images'
/** Nobody waits for a picture. */
const maxBytes = 150_000
/** Of the page around the form, in pixels. */
const margin = 24
/** What Storybook is set in, too: a machine that tests has few fonts, and none that a reader's system would take. */
const font = readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const fontCss = `
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  * { --cw-font: Inter !important }
`

await ensureBuilt()
// Loaded late: this is the built package.
const { defaultApiKey, defaultChainSpecs, startSandbox } = await import('@causeway/sandbox')
const chains = defaultChainSpecs.map((spec) => ({ ...spec, port: 0 }))
const sandbox = await startSandbox({ servicePort: 0, chains })
const { accounts, ...facts } = sandbox
const { solver, users } = accounts
const running = { ...facts, apiKey: defaultApiKey, solver: solver.address, accounts: users }
const demo = await startDemoServer(running, 0)
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: [...launchArguments],
})
try {
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: demo.url,
      // The demo's own forbids fonts that it doesn't serve.
      bypassCSP: true,
      colorScheme,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      viewport: { width: 1100, height: 900 },
    })
    const demoPage = createDemoPage(page)
    await demoPage.connect()
    await demoPage.quote('250')
    await demoPage.amount.blur()
    await page.addStyleTag({ content: fontCss })
    await page.evaluate(() => document.fonts.ready)
    const path = `${folder}/swap-${colorScheme}.png`
    const form = await page.locator('[data-cw-part="swap"]').boundingBox()
    if (!form) throw new Error('The swap form is not on the page.')
    // With its shadow, and some of the page around it.
    const clip = {
      x: form.x - margin,
      y: form.y - margin,
      width: form.width + 2 * margin,
      height: form.height + 2 * margin,
    }
    await page.screenshot({ path, clip, animations: 'disabled', caret: 'hide' })
    const { size } = statSync(path)
    if (size > maxBytes) throw new Error(`${path} has ${size} bytes, and may have ${maxBytes}.`)
    console.log(`pictures: ${path}, ${size} bytes`)
    await page.close()
  }
} finally {
  await browser.close()
  await demo.stop()
  await sandbox.stop()
}
