import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { AnvilMissingError } from '../../errors.ts'

/**
 * Finds anvil's own binary, not the script that wraps it: a script between us and the node would be one more
 * process that can die and leave the node behind.
 *
 * Looks from this package first, then from the working directory, since `npx` runs this package from its cache.
 */
export function resolveAnvil(fromUrls: readonly string[] = defaultFromUrls()): string {
  const { platform, arch } = process
  const binaryName = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const platformPackage = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  for (const fromUrl of fromUrls) {
    const manifest = tryResolve(fromUrl, '@foundry-rs/anvil/package.json')
    if (!manifest) continue
    const binary = tryResolve(pathToFileURL(manifest).href, `${platformPackage}/bin/${binaryName}`)
    if (binary) return binary
    // Where the package's install script puts the binary when optional dependencies are switched off.
    const downloaded = join(dirname(manifest), binaryName)
    if (existsSync(downloaded)) return downloaded
  }
  throw new AnvilMissingError({ platform, arch })
}

function defaultFromUrls(): string[] {
  return [import.meta.url, pathToFileURL(join(process.cwd(), 'package.json')).href]
}

function tryResolve(fromUrl: string, specifier: string): string | undefined {
  try {
    return createRequire(fromUrl).resolve(specifier)
  } catch {
    return undefined
  }
}
