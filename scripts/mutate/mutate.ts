import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { areas } from './areas.ts'

// Tests of the tests: changes the money core, one change after the other, and counts which changes a test notices.
// `npm run mutate` takes every area, `npm run mutate -- audit wallet` some. Reports lie in `.stryker`.
// --files 'src/decode/order/*.ts'   only these files of the areas

/** Least share of the changes that must be noticed in each area, in percent. */
const minScore = 95

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string' } },
})
const unknown = asked.filter((name) => !Object.hasOwn(areas, name))
if (unknown.length > 0) {
  console.error(`mutate: there is no ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}`)
  process.exit(1)
}

/** Changes of a file, and how many of them were noticed. */
const counts = new Map<string, { all: number; noticed: number }>()
const chosen = values.files === undefined ? undefined : new Set(globSync(values.files))
const low: string[] = []
for (const [name, { files, tests, rendered = false }] of Object.entries(areas)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const mutated = globSync([...files]).filter((file) => chosen?.has(file) ?? true)
  if (mutated.length === 0) continue
  // Read by `vitest.mutate.config.ts`, in processes that Stryker starts.
  process.env['MUTATE_TESTS'] = tests.join(' ')
  process.env['MUTATE_ENVIRONMENT'] = rendered ? 'jsdom' : 'node'
  const results = await new Stryker({
    mutate: mutated,
    jsonReporter: { fileName: `.stryker/${name}.json` },
    htmlReporter: { fileName: `.stryker/${name}.html` },
  }).runMutationTest()
  const area = { all: 0, noticed: 0 }
  for (const { fileName, status } of results) {
    if (status === 'Ignored' || status === 'CompileError' || status === 'RuntimeError') continue
    const file = relative('.', fileName)
    const count = counts.get(file) ?? { all: 0, noticed: 0 }
    const isNoticed = status === 'Killed' || status === 'Timeout'
    for (const one of [count, area]) {
      one.all += 1
      if (isNoticed) one.noticed += 1
    }
    counts.set(file, count)
  }
  tell(`all of ${name}`, area)
  if (percentOf(area) < minScore) low.push(name)
}

if (counts.size === 0) {
  console.error('mutate: no file was changed: --files takes one pattern, of files in the areas')
  process.exit(1)
}
const all = { all: 0, noticed: 0 }
for (const [file, count] of [...counts].toSorted()) {
  all.all += count.all
  all.noticed += count.noticed
  tell(file, count)
}
tell('all', all)
if (low.length > 0) {
  console.error(`mutate: less than ${minScore} % of the changes were noticed in ${low.join(', ')}`)
  process.exitCode = 1
}

function tell(file: string, count: { all: number; noticed: number }): void {
  console.log(`${percentOf(count).toFixed(1).padStart(5)} %  ${count.noticed} of ${count.all}  ${file}`)
}

function percentOf({ all, noticed }: { all: number; noticed: number }): number {
  return all === 0 ? 100 : (noticed / all) * 100
}
