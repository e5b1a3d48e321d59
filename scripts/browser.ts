import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackages } from './browser/installPackages.ts'

const isRoot = process.getuid?.() === 0

/** What every Chromium of the project is started with: silent on the network, the same pixels everywhere. */
export const launchArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Chromium's sandbox refuses to start as root, and containers of CI rarely allow it.
  ...(isRoot || process.env['CI'] ? ['--no-sandbox'] : []),
]

/** Returns the path of a Chromium that starts, installing the system's own where that needs no password. */
export function findOrInstallBrowser(): string {
  const chosen = process.env['CAUSEWAY_CHROMIUM']
  if (chosen) {
    if (starts(chosen)) return chosen
    throw new Error(
      `CAUSEWAY_CHROMIUM names ${chosen}, which does not start. Set it to the path of a Chromium, or unset it.`,
    )
  }
  const found = findBrowser()
  if (found) return found
  const complaint = installPackages('Chromium', {
    'apt-get': ['chromium', 'fonts-liberation'],
    dnf: ['chromium', 'liberation-fonts'],
    apk: ['chromium', 'font-liberation'],
    brew: ['chromium'],
  })
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    `No Chromium was found${complaint}. Install Chromium or Google Chrome, or set CAUSEWAY_CHROMIUM to the path of one.`,
  )
}

function findBrowser(): string | undefined {
  return candidates().find(starts)
}

function candidates(): string[] {
  const { ProgramFiles, LOCALAPPDATA, PATH = '' } = process.env
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const places: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    win32: [ProgramFiles, `${ProgramFiles} (x86)`, LOCALAPPDATA].flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
  }
  const folders = process.platform === 'win32' ? [] : [...PATH.split(delimiter), '/usr/bin', '/snap/bin']
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...new Set([...onPath, ...(places[process.platform] ?? []), chromium.executablePath()])]
}

/** Ubuntu puts a script in Chromium's place that only says how to get it, so being there is not enough. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  // On Windows a browser asked for its version opens a window instead.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}
