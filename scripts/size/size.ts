import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundlers, byteBudgets, packageBudget, styleBudget, type ByteBudget } from './budgets.ts'
import { bundle, sourceOf } from './bundle.ts'
import { countPackages, type Lock } from './countPackages.ts'

// Measures what an app pays for the built package, and holds it to the budgets: `npm run size`. `-- --write` also writes what was
// measured for the page in Storybook.

if (!existsSync('dist/exports/index.js')) {
  console.error('size: there is no dist to measure. Run: npm run build')
  process.exit(1)
}

const measured: Measured[] = []
print('bytes after gzip -9', [...bundlers, 'budget'])
for (const budget of Object.values<ByteBudget>(byteBudgets)) {
  const source = sourceOf(budget, (entry) => `./dist/exports/${entry}.js`)
  const sizes = []
  for (const bundler of bundlers) sizes.push(await bundle(source, bundler, process.cwd()))
  const { name, initial, all, ceilings, allCeilings } = budget
  if (initial !== undefined)
    compare(
      `${name}, first load`,
      sizes.map((size) => size.initial),
      initial,
      ceilings && bundlers.map((bundler) => ceilings[bundler]),
    )
  if (all !== undefined)
    compare(
      `${name}, every chunk`,
      sizes.map((size) => size.all),
      all,
      allCeilings && bundlers.map((bundler) => allCeilings[bundler]),
    )
}
for (const name of ['styles.css', 'styles.layered.css'])
  compare(name, [gzipSync(readFileSync(`dist/${name}`), { level: 9 }).length], styleBudget.all, [
    styleBudget.ceiling,
  ])

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }
compare('packages an app gains', [countPackages(lock.packages).length], packageBudget)
if (process.argv.includes('--write'))
  writeFileSync('stories/book/measured.json', `${JSON.stringify(measured, undefined, 2)}\n`)

/** What was found of one way to use the library. */
interface Measured {
  name: string
  /** By bundler, or the one figure that there is. */
  figures: readonly number[]
  budget: number
}

/** Prints a line, and fails the run when a figure is over the budget, or over its ceiling where it has one. */
function compare(
  name: string,
  figures: readonly number[],
  budget: number,
  ceilings: readonly number[] = [],
): void {
  const isOver = figures.some((figure) => figure > budget)
  const isFailed = figures.some((figure, index) => figure > (ceilings[index] ?? budget))
  measured.push({ name, figures, budget })
  if (isFailed) process.exitCode = 1
  const blanks = bundlers.slice(figures.length).map(() => '')
  const remark = isFailed
    ? '  FAIL: over budget'
    : isOver
      ? `  over budget, held to ${ceilings.join(' and ')}`
      : ''
  print(name, [...figures, ...blanks, budget], remark)
}

function print(name: string, cells: readonly (string | number)[], remark = ''): void {
  console.log([name.padEnd(46), ...cells.map((cell) => String(cell).padStart(10)), remark].join(''))
}
