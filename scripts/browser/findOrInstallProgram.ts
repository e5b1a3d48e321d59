import { spawnSync } from 'node:child_process'
import { installPackages, type Packages } from './installPackages.ts'

interface Program {
  /** Its names on the machines that have it. */
  names: readonly string[]
  packages: Packages
  /** The stage of `npm test` that needs it. */
  stage: string
}

const programs = {
  Firefox: {
    names: ['firefox-esr', 'firefox'],
    packages: { 'apt-get': ['firefox-esr'], dnf: ['firefox'], apk: ['firefox-esr'] },
    stage: 'browsers',
  },
  /** The engine of Safari. WebKitGTK's driver starts its small browser, which wants a display. */
  WebKitWebDriver: {
    names: ['WebKitWebDriver'],
    packages: { 'apt-get': ['webkit2gtk-driver', 'xvfb'] },
    stage: 'browsers',
  },
  Redis: {
    names: ['redis-server'],
    packages: { 'apt-get': ['redis-server'], dnf: ['redis'], apk: ['redis'], brew: ['redis'] },
    stage: 'chains',
  },
} as const satisfies Record<string, Program>

/**
 * Returns the path of a program, installing it where that needs no password.
 *
 * @throws Error if it is not there and can't be installed; the message says why.
 */
export function findOrInstallProgram(program: keyof typeof programs): string {
  const { names, packages, stage } = programs[program]
  const found = find(names)
  if (found) return found
  const complaint = installPackages(program, packages)
  const installed = find(names)
  if (installed) return installed
  throw new Error(
    `No ${program} was found${complaint}. Install it, or leave these tests out: npm test -- --skip ${stage}`,
  )
}

function find(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}
