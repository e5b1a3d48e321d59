import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What to install, by package manager. A system whose manager is not listed gets nothing. */
export type Packages = Partial<Record<'apt-get' | 'dnf' | 'apk' | 'brew', readonly string[]>>

const isRoot = process.getuid?.() === 0

/** Tries the system's package manager; returns the reason for the message when it could not. */
export function installPackages(what: string, packages: Packages): string {
  const commands = installCommands(packages)
  if (!commands) return ' and this system has no package manager that may be used without a password'
  console.log(`browser: no ${what} was found; installing it with ${commands[0]?.[0]} …`)
  const started = Date.now()
  const prefix = isRoot || commands[0]?.[0] === 'brew' ? [] : ['sudo', '-n']
  for (const command of commands) {
    const [program = '', ...args] = [...prefix, ...command]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env })
    // An update fails when any one of the machine's sources does; the install tells whether it mattered.
    if (status !== 0 && command === commands.at(-1)) {
      const lines = `${stdout ?? ''}\n${stderr ?? ''}`.trim().split('\n')
      return ` and ${command.join(' ')} failed (${lines.at(-1)})`
    }
  }
  console.log(`browser: installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return ''
}

/** Two browsers may be installed at once: the second waits for the first, at most five minutes. */
const patient = ['-o', 'DPkg::Lock::Timeout=300']

function installCommands(packages: Packages): string[][] | undefined {
  const { brew, dnf, apk, 'apt-get': apt } = packages
  if (brew && hasProgram('brew') && !isRoot) return [['brew', 'install', '--cask', ...brew]]
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return undefined
  if (apt && hasProgram('apt-get')) {
    return [
      ['apt-get', ...patient, 'update'],
      ['apt-get', ...patient, 'install', '-y', '--no-install-recommends', ...apt],
    ]
  }
  if (dnf && hasProgram('dnf')) return [['dnf', 'install', '-y', ...dnf]]
  if (apk && hasProgram('apk')) return [['apk', 'add', '--no-cache', ...apk]]
  return undefined
}

function hasProgram(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}
