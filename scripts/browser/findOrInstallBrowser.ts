import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackages } from './installPackages.ts'

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

/**
 * Returns the path of Chromium's headless shell, or of a Chromium where there is none. The shell draws the same pages without the
 * browser around them, for two thirds of the work. Debian has it as a package, which is installed where that needs no password.
 */
export function findOrInstallHeadlessShell(): string {
  if (process.env['CAUSEWAY_CHROMIUM']) return findOrInstallBrowser()
  const found = findShell()
  if (found) return found
  const browser = findOrInstallBrowser()
  if (hasPackage(shellName)) installPackages('headless shell of Chromium', { 'apt-get': [shellName] })
  return findShell() ?? browser
}

const shellName = 'chromium-headless-shell'

function findShell(): string | undefined {
  return binaries([shellName]).find(starts)
}

/** Other systems that have apt know nothing of it, and need not be asked to install it. */
function hasPackage(name: string): boolean {
  return spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0
}

function findBrowser(): string | undefined {
  return candidates().find(starts)
}

function candidates(): string[] {
  const { ProgramFiles, LOCALAPPDATA } = process.env
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
  return [...new Set([...binaries(names), ...(places[process.platform] ?? []), chromium.executablePath()])]
}

/** Where programs of these names may be. */
function binaries(names: readonly string[]): string[] {
  const { PATH = '' } = process.env
  const folders = process.platform === 'win32' ? [] : [...PATH.split(delimiter), '/usr/bin', '/snap/bin']
  return [...new Set(names.flatMap((name) => folders.map((folder) => join(folder, name))))]
}

/** Ubuntu puts a script in Chromium's place that only says how to get it, so being there is not enough. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  // On Windows a browser asked for its version opens a window instead.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}
