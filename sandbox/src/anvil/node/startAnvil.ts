import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { AnvilStartError, PortBusyError } from '../../errors.ts'
import { guardProcess } from './guardProcess.ts'
import { resolveAnvil } from './resolveAnvil.ts'

export interface StartAnvilParameters {
  chainId: number
  /** The port to listen on; 0 lets the system choose one. */
  port: number
  /** The address to listen at. @default '127.0.0.1' */
  host?: string | undefined
  /** Seconds between blocks; without it every transaction is mined at once. */
  blockTimeSeconds?: number | undefined
  /** Path of anvil's binary. @default the one of the installed package */
  binary?: string | undefined
  signal?: AbortSignal | undefined
}

/** A running node of one local chain. */
export interface AnvilNode {
  chainId: number
  /** The port that it listens on, also when 0 was asked for. */
  port: number
  rpcUrl: string
  /** Process id of the node. */
  pid: number
  /** Ends the node; resolves when it has exited. */
  stop(): Promise<void>
}

type AnvilProcess = ChildProcessByStdio<null, Readable, Readable>

/** The node holds nothing worth saving, so it needs no longer than this to end by itself. */
const stopTimeoutMs = 2_000

/**
 * Starts a node of one local chain; resolves when it listens. The node ends with this process at the latest.
 *
 * @example
 * const node = await startAnvil({ chainId: 31337, port: 0 })
 * console.info(node.rpcUrl)
 * await node.stop()
 */
export async function startAnvil({
  chainId,
  port,
  host = '127.0.0.1',
  blockTimeSeconds,
  binary = resolveAnvil(),
  signal,
}: StartAnvilParameters): Promise<AnvilNode> {
  signal?.throwIfAborted()
  // No CORS headers: pages must use the gateway instead.
  const args = ['--host', host, '--no-cors', '--port', String(port), '--chain-id', String(chainId)]
  if (blockTimeSeconds !== undefined) args.push('--block-time', String(blockTimeSeconds))
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
  guardProcess(child)
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = () => stopProcess(child, exited)

  try {
    const chosenPort = await waitForPort(child, { chainId, port, signal })
    const { pid } = child
    if (pid === undefined) throw new AnvilStartError({ chainId, output: '' })
    return { chainId, port: chosenPort, rpcUrl: `http://${host}:${chosenPort}`, pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function waitForPort(
  child: AnvilProcess,
  { chainId, port, signal }: Pick<StartAnvilParameters, 'chainId' | 'port' | 'signal'>,
): Promise<number> {
  let onAbort = () => {}
  const listening = new Promise<number>((resolve, reject) => {
    let output = ''
    let errorOutput = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /Listening on \S+:(\d+)/.exec(output)
      if (found) resolve(Number(found[1]))
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errorOutput += text
    })
    child.once('error', (cause) => reject(new AnvilStartError({ chainId, output: '', cause })))
    // Not 'exit', since output may still arrive between that and 'close'.
    child.once('close', () => {
      const portBusy = /address already in use|os error (98|48|10048)\b/i.test(errorOutput)
      reject(
        portBusy
          ? new PortBusyError({ port, chainId })
          : new AnvilStartError({ chainId, output: errorOutput.trim() }),
      )
    })
    onAbort = () => reject(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
  return listening.finally(() => {
    signal?.removeEventListener('abort', onAbort)
    // The node logs every call; unread pipes would fill up and halt it.
    child.stdout.removeAllListeners('data').resume()
    child.stderr.removeAllListeners('data').resume()
  })
}

async function stopProcess(child: AnvilProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await exited
  clearTimeout(timer)
}
