import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Installs what the lock of a folder names, unless that is there already: packages that only one script needs, and which are no
 * dependencies of the product.
 */
export function installApart(folder: string): void {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex')
  const installed = `${folder}/node_modules/.causeway-lock`
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  console.log(`installing the packages of ${folder} …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`)
  writeFileSync(installed, lock)
}
