import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A name that is imported, and the file that it stands for. */
export interface PackageAlias {
  find: RegExp
  replacement: string
}

type Target = string | { default: string }

/**
 * Makes the package's public names stand for its built files, as a bundler finds them for somebody who installed
 * it: by the `exports` of package.json.
 */
export function packageAliases(packageUrl: URL): PackageAlias[] {
  const { name, exports } = JSON.parse(readFileSync(packageUrl, 'utf8')) as {
    name: string
    exports: Record<string, Target>
  }
  return Object.entries(exports).map(([subpath, target]) => {
    const [before = '', after] = escapePattern(name + subpath.slice(1)).split('\\*')
    const file = typeof target === 'string' ? target : target.default
    return {
      find: new RegExp(`^${before}${after === undefined ? '' : `(.+)${after}`}$`),
      replacement: fileURLToPath(new URL(file, packageUrl)).replace('*', '$1'),
    }
  })
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
