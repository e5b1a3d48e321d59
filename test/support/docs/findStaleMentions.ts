import { globSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders whose files are made by a script, so that a fresh clone lacks them. */
const generated = /(^|\/)(node_modules|dist|generated|storybook-static|\.stryker)(\/|$)/

/**
 * Names what a page of Markdown mentions and the repository does not hold: files in backticks (`src/client/`,
 * `test/**`) and in commands, relative links, and scripts (`npm run size`).
 */
export function findStaleMentions(path: string, text: string, scripts: readonly string[]): string[] {
  const roots = new Set(readdirSync('.'))
  const commands = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, lines = '']) => lines.split(/\s+/))
  const inBackticks = [...text.matchAll(/`([\w.@/{},*-]+)`/g)].map(([, mention = '']) => mention)
  const files = [...inBackticks, ...commands].filter(
    (mention) => mention.includes('/') && roots.has(mention.split('/')[0] ?? ''),
  )
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(path), target))
  const missing = [...files, ...links].filter((mention) => !generated.test(mention) && !exists(mention))
  const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, script = '']) => script)
    .filter((script) => !scripts.includes(script))
  return [...missing, ...unknown.map((script) => `npm run ${script}`)].map((what) => `${path}: ${what}`)
}

function exists(pattern: string): boolean {
  return globSync(pattern).length > 0
}
