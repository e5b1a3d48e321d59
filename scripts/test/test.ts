import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { forwardedArguments } from './forwardedArguments.ts'
import { countCrashAsFailure, type Counts } from './readCounts.ts'
import { runJobs } from './runJobs.ts'
import { stages, type Stage } from './stages.ts'

// Runs everything CI runs: `npm test`. It ends with what failed, each stage's time, and `N passed, M failed` as the last line.
// Two stages run at once, since much of each is waiting; what one says is printed when it has ended.
// --only unit,e2e    only these stages, one after the other; further arguments go to their runner
// --skip browsers    all but these stages
// --keep-going       go on after a stage that failed

interface Result extends Counts {
  name: string
  seconds: number
  failures: string[]
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
const passedOn = forwardedArguments(tokens, ['only', 'skip', 'keep-going'])
if (unknown.length > 0 || (passedOn.length > 0 && wanted.length === 0)) {
  const names = stages.map(({ name }) => name).join(', ')
  console.error(
    `test: name the stages to run as --only <${names}>, or to leave out as --skip; behind --only further arguments go to their runner.`,
  )
  process.exit(2)
}

const isNamed = passedOn.some((argument) => /^(-t|--testNamePattern)\b/.test(argument))

const running = new Set<ChildProcess>()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopped = true
    for (const child of running) child.kill(signal)
  })
}

const isWhole = wanted.length === 0
const started = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'causeway-test-'))
const results: Result[] = []
await runJobs(
  stages.filter(({ name }) => (isWhole || wanted.includes(name)) && !skipped.includes(name)),
  async (stage) => {
    const result = await runStage(stage)
    results.push(result)
    return !isStopped && (result.failed === 0 || Boolean(values['keep-going']))
  },
  isWhole ? 2 : 1,
)
rmSync(reports, { recursive: true, force: true })

console.log('')
for (const { name, failures } of results) for (const failure of failures) console.log(`${name}: ${failure}`)
for (const { name, passed, failed, seconds } of results) {
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  console.log(
    `${failed === 0 ? 'ok  ' : 'fail'}  ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`,
  )
}
console.log(`${(secondsSince(started) / 60).toFixed(1)} minutes`)
const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0)
process.exitCode = total('failed') > 0 || isStopped ? 1 : 0
console.log(`${total('passed')} passed, ${total('failed')} failed`)

async function runStage({ name, command, readCounts, readFailures }: Stage): Promise<Result> {
  const report = join(reports, `${name}.json`)
  const began = Date.now()
  console.log(isWhole ? `${name} …` : `\n=== ${name} ===`)
  const { exitCode, output } = await runNode([...command(report), ...passedOn], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  if (isWhole) process.stdout.write(`\n=== ${name} ===\n${output}`)
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  const counts = text === undefined ? undefined : readCounts?.(text, isNamed)
  const failures = text === undefined ? [] : (readFailures?.(text) ?? [])
  if (readCounts && !counts) console.log(`${name}: the runner ended with ${exitCode} and without a report`)
  const { passed, failed } = readCounts
    ? countCrashAsFailure(counts, exitCode)
    : { passed: 0, failed: exitCode === 0 ? 0 : 1 }
  return { name, passed, failed, failures, seconds: secondsSince(began) }
}

/** Runs Node; of a whole run nothing is shown at once, so that two stages don't talk across each other. */
function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<{ exitCode: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ exitCode: number; output: string }>()
  const stream = isWhole ? 'pipe' : 'inherit'
  let output = ''
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env },
  })
  running.add(child)
  for (const part of [child.stdout, child.stderr])
    part?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const end = (exitCode: number): void => {
    running.delete(child)
    resolve({ exitCode, output })
  }
  child.on('error', () => end(1))
  child.on('close', (code) => end(code ?? 1))
  return promise
}

function secondsSince(time: number): number {
  return (Date.now() - time) / 1000
}
