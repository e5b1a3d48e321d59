import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { passOn } from './test/passOn.ts'
import { judge, type Counts } from './test/readCounts.ts'
import { stages, type Stage } from './test/stages.ts'

// Runs everything CI runs: `npm test`. The last line is always `N passed, M failed`.
// --only unit,e2e    only these stages; further arguments go to their runner
// --skip browsers    all but these stages
// --keep-going       go on after a stage that failed

interface Result extends Counts {
  name: string
  seconds: number
}

const { values, tokens } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    skip: { type: 'string', multiple: true },
    'keep-going': { type: 'boolean' },
  },
  allowPositionals: true,
  strict: false,
  tokens: true,
})
const namesOf = (option: readonly (string | boolean)[] = []) =>
  option.flatMap((names) => String(names).split(','))
const wanted = namesOf(values.only)
const skipped = namesOf(values.skip)
const unknown = [...wanted, ...skipped].filter((name) => stages.every((stage) => stage.name !== name))
const passedOn = passOn(tokens, ['only', 'skip', 'keep-going'])
if (unknown.length > 0 || (passedOn.length > 0 && wanted.length === 0)) {
  const names = stages.map(({ name }) => name).join(', ')
  console.error(
    `test: name the stages to run as --only <${names}>, or to leave out as --skip; behind --only further arguments go to their runner.`,
  )
  process.exit(2)
}

let running: ChildProcess | undefined
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopped = true
    running?.kill(signal)
  })
}

const reports = mkdtempSync(join(tmpdir(), 'causeway-test-'))
const results: Result[] = []
for (const stage of stages) {
  if ((wanted.length > 0 && !wanted.includes(stage.name)) || skipped.includes(stage.name)) continue
  console.log(`\n=== ${stage.name} ===`)
  const result = await runStage(stage)
  results.push(result)
  if (isStopped || (result.failed > 0 && !values['keep-going'])) break
}
rmSync(reports, { recursive: true, force: true })

console.log('')
for (const { name, passed, failed, seconds } of results) {
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  console.log(
    `${failed === 0 ? 'ok  ' : 'fail'}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`,
  )
}
const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0)
process.exitCode = total('failed') > 0 || isStopped ? 1 : 0
console.log(`${total('passed')} passed, ${total('failed')} failed`)

async function runStage({ name, command, readCounts }: Stage): Promise<Result> {
  const report = join(reports, `${name}.json`)
  const started = Date.now()
  const exitCode = await runNode([...command(report), ...passedOn], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const seconds = (Date.now() - started) / 1000
  if (!readCounts) return { name, passed: 0, failed: exitCode === 0 ? 0 : 1, seconds }
  const counts = existsSync(report) ? readCounts(readFileSync(report, 'utf8')) : undefined
  const { passed, failed } = judge(counts, exitCode)
  if (!counts) console.log(`${name}: the runner ended with ${exitCode} and without a report`)
  return { name, passed, failed, seconds }
}

function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  running = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  running.on('error', () => resolve(1))
  running.on('exit', (code) => resolve(code ?? 1))
  return promise
}
