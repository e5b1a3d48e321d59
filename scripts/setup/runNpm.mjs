import { spawnSync } from 'node:child_process'

/** Runs npm quietly under the given Node; its output is only read to say what went wrong. */
export function runNpm(node, args, { cwd, hints = [] }) {
  const own = process.env.npm_execpath
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const result = /npm-cli\.[cm]?js$/.test(own ?? '')
    ? spawnSync(node, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.error) throw Object.assign(result.error, { command: 'npm' })
  const output = `${result.stdout}\n${result.stderr}`
  // npm ends with 0 when a disk fills up while it unpacks.
  if (result.status === 0 && !output.includes('ENOSPC')) return
  const hint = hints.find(([pattern]) => pattern.test(output))
  throw hint ? new Error(hint[1]) : Object.assign(new Error(`npm ${args[0]} failed`), { output })
}
