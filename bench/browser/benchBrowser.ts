import { chromium } from 'playwright'
import { findOrInstallBrowser, launchArguments } from '../../scripts/browser/findOrInstallBrowser.ts'
import type { Row } from '../table.ts'
import { benchHistory } from './benchHistory.ts'
import { benchIdle } from './benchIdle.ts'
import { benchKeys } from './benchKeys.ts'
import { benchPicker } from './benchPicker.ts'
import { benchStart } from './benchStart.ts'
import { serveApps } from './serveApps.ts'

/** What the swap form costs in Chromium, beside the same page without it and the same page with a peer's widget; one part after the other. */
export async function* benchBrowser(): AsyncGenerator<readonly Row[]> {
  const server = await serveApps()
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [...launchArguments, '--enable-precise-memory-info'],
  })
  try {
    for (const bench of [benchStart, benchKeys, benchIdle, benchPicker, benchHistory]) {
      yield await bench(browser, server.url)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
