import { parseArgs } from 'node:util'
import type { ChainSpec, Sandbox } from '@causeway/sandbox'
import { ensureBuilt } from './ensureBuilt.ts'
import { findFreePort } from '../../sandbox/src/http/server/findFreePort.ts'
import { startDemoServer } from './startDemoServer.ts'
import { timed } from './timed.ts'
import { untilNodeEnds } from './untilNodeEnds.ts'

// Shows the library at work: `npm start`. Builds it if needed, starts local chains, the service and the demo dApp.

const defaultPort = 5173

const end = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end.abort())
// Whatever breaks unseen must not leave the rest running.
process.on('uncaughtException', fail)

try {
  await run(readPort(process.argv.slice(2)), end.signal)
} catch (error) {
  if (!end.signal.aborted) fail(error)
}
// Nothing of ours is left; a connection that a browser keeps open must not keep us.
process.exit()

function fail(error: unknown): void {
  console.error(`start: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
  end.abort()
}

async function run(port: number, signal: AbortSignal): Promise<void> {
  await ensureBuilt(signal)
  // Loaded late: this is the built package, as a partner has it.
  const { defaultApiKey, defaultChainSpecs, defaultServicePort, startSandbox } =
    await import('@causeway/sandbox')
  const taken = new Set<number>()
  const demoPort = await takePort('the demo', port, taken)
  const servicePort = await takePort('the service', defaultServicePort, taken)
  const chains: ChainSpec[] = []
  for (const spec of defaultChainSpecs) {
    chains.push({ ...spec, port: await takePort(`chain ${spec.name}`, spec.port, taken) })
  }
  const sandbox = await timed('starting local chains and the service', () =>
    startSandbox({ servicePort, chains, signal }),
  )
  try {
    const { serviceUrl, adminUrl, chains, accounts } = sandbox
    const { solver, users } = accounts
    const facts = {
      serviceUrl,
      adminUrl,
      apiKey: defaultApiKey,
      chains,
      solver: solver.address,
      accounts: users,
    }
    const demo = await timed('starting the demo', () => startDemoServer(facts, demoPort))
    try {
      console.log(describe(demo.url, sandbox))
      await untilNodeEnds(sandbox.chains, signal)
    } finally {
      console.log('start: stopping …')
      await demo.stop()
    }
  } finally {
    await sandbox.stop()
  }
}

function readPort(args: string[]): number {
  const options = { port: { type: 'string', default: String(defaultPort) } } as const
  const text = parseArgs({ args, options }).values.port
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port <= 65_535) return port
  throw new Error(
    `"${text}" is not a port. Give a number from 1 to 65535: npm start -- --port ${defaultPort}`,
  )
}

/** The port itself, or the next one that is free, which is said. */
async function takePort(who: string, wanted: number, taken: Set<number>): Promise<number> {
  const port = await findFreePort(wanted, taken)
  if (port !== wanted) console.log(`start: ${who} takes port ${port}, because ${wanted} is busy`)
  return port
}

function describe(url: string, { serviceUrl, chains }: Sandbox): string {
  const row = (label: string, value: string) => `  ${label.padEnd(10)}${value}`
  return [
    '',
    `  The demo is at ${url}`,
    '',
    row('Service', serviceUrl),
    ...chains.map(({ name, id, rpcUrl }) => row(name, `${rpcUrl}  chain ${id}`)),
    '',
    '  Connect the "Demo wallet": it needs no extension. Its tokens are worth nothing.',
    '  Ctrl-C ends everything.',
    '',
  ].join('\n')
}
