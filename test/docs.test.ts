import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ExecutionDecision } from '@causeway/react/execution'
import { describeLayers } from '../scripts/describe/describeLayers.ts'
import { describeServiceLoad } from '../scripts/describe/describeServiceLoad.ts'
import { describeStates } from '../scripts/describe/describeStates.ts'
import * as schemas from '../src/exports/schemas.ts'
import { findStaleMentions } from './support/docs/findStaleMentions.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('pages that are written by npm run describe', () => {
  it('default: docs/execution-states.md matches the table of transitions', () => {
    expect(read('docs/execution-states.md'), 'Run: npm run describe').toBe(describeStates())
  })

  it('default: docs/service-load.md matches the result of the model', () => {
    expect(read('docs/service-load.md'), 'Run: npm run describe').toBe(describeServiceLoad())
  })

  it('default: docs/architecture.md shows the layers that imports are checked against', () => {
    const page = read('docs/architecture.md')
    expect(page, 'Run: npm run describe').toBe(describeLayers(page))
  })
})

describe('docs/schemas.md', () => {
  it('default: names everything that `./schemas` exports', () => {
    const text = read('docs/schemas.md')
    const names = Object.keys(schemas).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
    expect(names).toEqual([])
  })
})

describe('README.md', () => {
  const text = read('README.md')

  it('default: can be read in minutes', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })

  it('default: shows the form in light and dark, in small pictures', () => {
    const pictures = [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(pictures).toEqual(['docs/images/swap-dark.png', 'docs/images/swap-light.png'])
    for (const path of pictures) expect(statSync(path).size, path).toBeLessThan(150_000)
  })

  it('default: links every guide', () => {
    const guides = globSync('docs/*.md').filter((path) => !/voice|images/.test(path))
    expect(guides.filter((path) => !text.includes(`](${path.replaceAll('\\', '/')})`))).toEqual([])
  })
})

describe('tables in pages', () => {
  it('behavior: gives every row a cell for each column, and no invisible ones', () => {
    const pages = globSync(['*.md', '{docs,examples,sandbox,bench}/**/*.md'], {
      exclude: (path) => path.includes('node_modules'),
    })
    const uneven = pages.flatMap((path) => {
      const tables = read(path)
        .replaceAll(/^```[^]*?^```/gm, '')
        .match(/(^\|.*\|$\n?)+/gm)
      return (tables ?? []).flatMap((table) => {
        const rows = table.trim().split('\n')
        const [columns, ...counts] = rows.map((row) => row.replaceAll(/\\\||`[^`]*`/g, '').split('|').length)
        return rows
          .slice(1)
          .filter((_, index) => counts[index] !== columns)
          .map((row) => `${path}: ${row}`)
      })
    })
    expect(pages.length).toBeGreaterThan(40)
    expect(uneven).toEqual([])
  })
})

describe('content security policies in pages', () => {
  const sources = globSync(['*.md', '{docs,examples,sandbox}/**/*.md'], {
    exclude: (path) => path.includes('node_modules'),
  })
    .flatMap((path) => [...read(path).matchAll(/\b[a-z]+-src ([^;`\n]+)/g)])
    .flatMap(([, list = '']) => list.split(' '))
  const withPath = sources.filter((source) => /^\w+:\/\/[^/]+\/./.test(source))

  it('default: ends a path with a slash, since it would allow only that one URL and nothing below', () => {
    expect(withPath).not.toEqual([])
    expect(withPath.filter((source) => !source.endsWith('/'))).toEqual([])
  })
})

describe('mentions in pages', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', '{bench,sandbox}/*.md', '.changeset/*.md'])

  it.each(pages)('default: %s', (path) => {
    expect(findStaleMentions(path, read(path), Object.keys(scripts))).toEqual([])
  })

  it('default: describes each script in CONTRIBUTING.md', () => {
    const text = read('CONTRIBUTING.md')
    const names = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? name : `run ${name}`,
    )
    expect(names.filter((name) => !text.includes(`npm ${name}`))).toEqual([])
  })

  it('default: names tests in CONTRIBUTING.md that its files have', () => {
    const commands = [
      ...read('CONTRIBUTING.md').matchAll(/^npm .*? (\S+\.tsx?) -[tg] '?(.+?)'?(?: +#.*)?$/gm),
    ]
    expect(commands).toHaveLength(3)
    for (const [, path = '', name = ''] of commands) expect(read(path), `${path}: ${name}`).toContain(name)
  })

  it('error: name missing files, links and scripts', () => {
    const text =
      '# A *page*\nSee `src/nowhere.ts`, [this](missing.md#top), [that](#a-page), [there](#b), [then](voice.md#gone), `src/{utils,gone}/x`, `nowhere.tsx` beside it and `npm run nothing`.\n```sh\nnpm run size -- test/lost.test.ts  # one file\n```\n'
    expect(findStaleMentions('docs/page.md', text, ['size'])).toEqual([
      'docs/page.md: src/nowhere.ts',
      'docs/page.md: src/{utils,gone}/x',
      'docs/page.md: test/lost.test.ts',
      'docs/page.md: docs/missing.md',
      'docs/page.md: nowhere.tsx',
      'docs/page.md: docs/page.md#b',
      'docs/page.md: docs/voice.md#gone',
      'docs/page.md: npm run nothing',
    ])
  })

  it('default: accept files, folders, patterns, other sites and words with a slash', () => {
    const text =
      'In `src/utils/`, `test/**/*.test.ts`, `parseAmount.ts` and `package.json`; [docs](architecture.md), [viem](https://viem.sh), `USDC/ETH`, `npm run size`.'
    expect(findStaleMentions('docs/page.md', text, ['size'])).toEqual([])
  })
})

it('default: lists every kind of decision in a guide', () => {
  const kinds: Record<ExecutionDecision['kind'], true> = {
    findings: true,
    storageUnavailable: true,
    entryUnreadable: true,
    locksUnavailable: true,
    notSeen: true,
    unansweredPrompt: true,
    postAgain: true,
    pendingPayment: true,
  }
  const [, rows = ''] = read('docs/without-react.md').split(/^\| `kind`.*$/m)
  expect([...rows.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind)).toEqual(Object.keys(kinds))
})

describe('parts of widgets', () => {
  const pages: Record<string, string> = {
    Activity: 'docs/fees-and-history.md',
    DepositAddress: 'docs/deposit-addresses.md',
    Fees: 'docs/fees-and-history.md',
    PendingExecutions: 'docs/progress.md',
    Progress: 'docs/progress.md',
    Review: 'docs/review.md',
    Swap: 'docs/swap-form.md',
  }
  const exported = read('src/exports/widgets.ts').matchAll(/^export \* as (\w+) from '\.\.\/(.+)'$/gm)
  const namespaces = [...exported].map(([, name = '', path = '']) => ({ name, path: `src/${path}` }))

  it('default: each namespace has a guide', () => {
    expect(namespaces.map(({ name }) => name)).toEqual(Object.keys(pages))
  })

  it.each(namespaces)('default: names every part of $name in the guide', ({ name, path }) => {
    const parts = [...read(path).matchAll(/\{\s*\w+ as (\w+)/g)].map(([, part]) => part)
    expect(parts).toContain('Root')
    const page = pages[name] ?? ''
    const text = read(page)
    // As `Fees.Total` or `.Total` in a sentence, or as `<Fees.Total />` in an example.
    const isNamed = (part: string | undefined) => new RegExp(`(\`|\\b${name})\\.${part}\\b`).test(text)
    expect(
      parts.filter((part) => !isNamed(part)),
      page,
    ).toEqual([])
  })
})
