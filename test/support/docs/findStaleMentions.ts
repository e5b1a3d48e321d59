import GithubSlugger from 'github-slugger'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Folders whose files are made by a script, so that a fresh clone lacks them. */
const generated = /(^|\/)(node_modules|dist|generated|storybook-static|\.stryker)(\/|$)/

/** Names of all files, without their folders. */
const fileNames = new Set(
  globSync(['**/*.{ts,tsx,mjs,css,md}', '.changeset/*.md'], { exclude: (path) => generated.test(path) }).map(
    (path) => basename(path),
  ),
)

/**
 * Names what a page of Markdown mentions and the repository does not hold: files in backticks (`src/client/`,
 * `test/**`, `prompt.ts`) and in commands, relative links and the headings that they lead to, and scripts (`npm run size`).
 */
export function findStaleMentions(path: string, text: string, scripts: readonly string[]): string[] {
  const roots = new Set(readdirSync('.'))
  const commands = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, lines = '']) => lines.split(/\s+/))
  const inBackticks = [...text.matchAll(/`([\w.@/{},*-]+)`/g)].map(([, mention = '']) => mention)
  const files = [...inBackticks, ...commands].filter(
    (mention) => mention.includes('/') && roots.has(mention.split('/')[0] ?? ''),
  )
  const lost = inBackticks.filter(
    (mention) => /^[\w-][\w.-]*\.(?:tsx?|mjs|css|md)$/.test(mention) && !fileNames.has(mention),
  )
  const links = [...text.matchAll(/\]\(([^)#\s]*)(#[^)\s]*)?\)/g)]
    .filter(([, target = '']) => !/^[a-z]+:/.test(target))
    .map(([, target = '', anchor = '']) => ({ page: target ? join(dirname(path), target) : path, anchor }))
  const mentions = [...files, ...links.map(({ page }) => page).filter((page) => page !== path)]
  const missing = mentions.filter((mention) => !generated.test(mention) && !exists(mention))
  const anchors = links
    .filter(({ page, anchor }) => anchor && page.endsWith('.md') && (page === path || exists(page)))
    .filter(
      ({ page, anchor }) => !anchorsOf(page === path ? text : readFileSync(page, 'utf8')).includes(anchor),
    )
    .map(({ page, anchor }) => page + anchor)
  const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, script = '']) => script)
    .filter((script) => !scripts.includes(script))
  return [...missing, ...lost, ...anchors, ...unknown.map((script) => `npm run ${script}`)].map(
    (what) => `${path}: ${what}`,
  )
}

/** Anchors of the headings of a page, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  const slugger = new GithubSlugger()
  const prose = text.replaceAll(/^```.*?^```$/gms, '')
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${slugger.slug(heading)}`)
}

function exists(pattern: string): boolean {
  return globSync(pattern).length > 0
}
