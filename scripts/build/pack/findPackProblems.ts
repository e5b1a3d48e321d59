import { posix } from 'node:path'
import { sandboxAccounts } from '../../../sandbox/src/domain/chains/accounts.ts'

/** A file as npm packs it. */
export interface PackedFile {
  /** Below the package's folder. */
  path: string
  text: string
}

/** Where a file may stand in a package. */
const allowed = /^(dist\/|docs\/.*\.(?:md|png)$|README\.md$|SECURITY\.md$|LICENSE$|package\.json$)/

/** What a text must not hold: the machine that built it, and secrets. */
const forbidden: readonly [what: string, pattern: RegExp][] = [
  ['a path of the machine that built it', /(?<![\w.:/])(?:\/(?:home|Users|root|tmp)\/|[A-Z]:\\\\?Users)/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a token of a registry', /\b(?:npm_[A-Za-z0-9]{36}|gh[pousr]_[A-Za-z0-9]{36})\b/],
]

/** What pages may lead to without its being packed: it is for whoever has the repository, or a package of its own. */
const repositoryOnly = /^(CONTRIBUTING\.md|(examples|sandbox)\/|\.\.\/)/

/** Keys that everybody knows, and that belong into tests and pages alone. */
const testKeys: readonly [what: string, pattern: RegExp][] = [
  ['a key of a test account', new RegExp(accountKeys().join('|'), 'i')],
  ['words of a test account', /test test test test test test test test test test test junk/],
  ['the sandbox’s API key', /\bsandbox-key\b/],
]

function accountKeys(): string[] {
  const { users, sponsor, solver, deployer } = sandboxAccounts
  return [...users, sponsor, solver, deployer].map(({ privateKey }) => privateKey.slice(2))
}

/**
 * Says what must not be in a package.
 *
 * @param files Everything that npm would pack.
 * @param options `allowsTestKeys` for a package that is made for tests; `builtIn`, the folder of the build.
 */
export function findPackProblems(
  files: readonly PackedFile[],
  { allowsTestKeys, builtIn }: { allowsTestKeys: boolean; builtIn: string },
): string[] {
  const buildFolder = new RegExp(`(?<![\\w.:/])${builtIn.replaceAll(/\W/g, '\\$&')}/`)
  const patterns: typeof forbidden = [...forbidden, ['the folder that it was built in', buildFolder]]
  const paths = new Set(files.map(({ path }) => path))
  const missing = ['package.json', 'README.md', 'LICENSE'].filter((name) =>
    files.every(({ path }) => path !== name),
  )
  return [
    ...missing.map((name) => `${name} is missing`),
    ...files.flatMap(({ path, text }) => [
      ...(allowed.test(path) ? [] : [`${path} does not belong into the package`]),
      ...[...patterns, ...(allowsTestKeys || isPage(path) ? [] : testKeys)].flatMap(([what, pattern]) =>
        pattern.test(text) ? [`${path} holds ${what}`] : [],
      ),
      ...(isPage(path) ? linkProblems(path, text, paths) : []),
      ...(path.endsWith('.map') ? mapProblems(path, text) : []),
    ]),
  ]
}

function isPage(path: string): boolean {
  return path.endsWith('.md')
}

/** A page is read where the package is installed, too. */
function linkProblems(path: string, text: string, packed: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\]\(([^)#]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => posix.normalize(posix.join(posix.dirname(path), target)))
    .filter((target) => !packed.has(target) && !repositoryOnly.test(target))
    .map((target) => `${path} links to ${target}, which is not packed`)
}

/** A map names sources of the repository by relative paths, and holds each once: they are not packed beside it. */
function mapProblems(path: string, text: string): string[] {
  const { sources, sourcesContent, sourceRoot } = JSON.parse(text) as {
    sources: string[]
    sourcesContent?: (string | null)[]
    sourceRoot?: string
  }
  const outside = sources.filter((source) => {
    const place = posix.normalize(posix.join('package', posix.dirname(path), source))
    return posix.isAbsolute(source) || /^[a-z]+:/i.test(source) || !place.startsWith('package/src/')
  })
  return [
    ...outside.map((source) => `${path} names ${source}, which is no source of the package`),
    ...(sourceRoot ? [`${path} has a root for its sources, ${sourceRoot}`] : []),
    ...(sourcesContent?.length === sources.length ? [] : [`${path} lacks its sources`]),
    ...(new Set(sources).size === sources.length ? [] : [`${path} holds a source twice`]),
  ]
}
