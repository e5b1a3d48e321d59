import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findOrInstallBrowser, launchArguments } from '../browser/findOrInstallBrowser.ts'
import { serveFolder } from '../browser/serveFolder.ts'
import { listVisits, type StorybookIndex } from './listVisits.ts'
import { visit } from './visit.ts'

// Builds Storybook as static files, serves them under a path as a site would, and visits every page of documentation and a sample of
// the stories: `npm run check-storybook`. `-- folder` visits one that is built already.

const [given] = process.argv.slice(2)
const folder = given ?? mkdtempSync(join(tmpdir(), 'causeway-storybook-'))
if (given === undefined) {
  const { status } = spawnSync(process.execPath, ['scripts/storybook/storybook.ts', 'build', '-o', folder], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

const index: StorybookIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const { url, close } = await serveFolder(folder, '/some/path/')
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: [...launchArguments] })
let faults = 0
for (const entry of listVisits(index)) {
  const found = await visit(browser, url, entry)
  for (const fault of found) console.error(`${entry.id}: ${fault}`)
  faults += found.length
}
await browser.close()
await close()
console.log(`check-storybook: ${listVisits(index).length} pages visited, ${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
