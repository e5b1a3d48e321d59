import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findOrInstallBrowser, launchArguments } from '../browser/findOrInstallBrowser.ts'
import { layOut } from './sheets/layOut.ts'
import { photograph } from './sheets/photograph.ts'
import { states } from './sheets/states.ts'
import { serveFolder } from '../browser/serveFolder.ts'

// Lays every widget out for eyes: a sheet for each state and preset, with three widths in light and dark: `npm run sheets`.
// `-- review fees` takes the states with such words, `-- --globals language:de` what the toolbar of Storybook can set, and
// `-- --built storybook-static` a Storybook that is built already.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'string' },
    globals: { type: 'string', default: '' },
    out: { type: 'string', default: 'e2e/screenshots/sheets' },
  },
})
const folder = values.built ?? mkdtempSync(join(tmpdir(), 'causeway-storybook-'))
if (values.built === undefined) {
  const { status } = spawnSync(process.execPath, ['scripts/storybook/storybook.ts', 'build', '-o', folder], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
mkdirSync(values.out, { recursive: true })

const chosen = states.filter(
  (state) => positionals.length === 0 || positionals.some((word) => state.includes(word)),
)
const { url, close } = await serveFolder(folder, '/')
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: [...launchArguments] })
for (const state of chosen) {
  try {
    const address = `${url}iframe.html?viewMode=story&id=${state}&globals=${values.globals}`
    const pictures = await photograph(browser, address)
    for (const [preset, sheet] of await layOut(browser, pictures))
      writeFileSync(join(values.out, `${state}.${preset}.png`), sheet)
    console.log(`sheets: ${state}, ${pictures.length} pictures`)
  } catch (error) {
    console.error(`sheets: ${state}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
await browser.close()
await close()
