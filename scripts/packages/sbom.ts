import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// Writes a CycloneDX list of everything that an app installs with each package, after `npm run build`:
// `npm run sbom -- folder`. What is packed is resolved anew, as npm does it for an app, not as our lock has it.

const [named] = process.argv.slice(2)
if (named === undefined) {
  console.error('sbom: name the folder to write to: npm run sbom -- folder')
  process.exit(1)
}
const folder = resolve(named)
mkdirSync(folder, { recursive: true })
const app = mkdtempSync(join(tmpdir(), 'causeway-sbom-'))
try {
  const react = pack('.')
  const sandbox = pack('sandbox')
  writeList('causeway-react', [react])
  writeList('causeway-sandbox', [react, sandbox])
} finally {
  rmSync(app, { recursive: true })
}

/** What is read of a CycloneDX list. */
interface SoftwareList {
  /** The app itself, which npm names after its folder. */
  metadata: { component: object }
  components: unknown[]
}

function writeList(name: string, tarballs: readonly string[]): void {
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name, version: '0.0.0', private: true }))
  rmSync(join(app, 'package-lock.json'), { force: true })
  npm(['install', '--package-lock-only', '--no-audit', '--no-fund', ...tarballs], app)
  const list = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], app)
  const { metadata, components, ...rest } = JSON.parse(list) as SoftwareList
  const file = join(folder, `${name}.cdx.json`)
  const component = { ...metadata.component, name }
  const named = { ...rest, metadata: { ...metadata, component }, components }
  // Where it was packed is nobody's business.
  writeFileSync(file, JSON.stringify(named, undefined, 2).replaceAll(`file:${app}/`, 'file:'))
  console.log(`sbom: ${file}, ${components.length} packages`)
}

function pack(workspace: string): string {
  const made = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', app], workspace)
  const [{ filename }] = Object.values(JSON.parse(made)) as [{ filename: string }]
  return join(app, filename)
}

function npm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${cwd}: ${stderr}`)
  return stdout
}
