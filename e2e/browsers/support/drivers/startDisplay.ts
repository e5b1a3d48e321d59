import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'

export interface Display {
  /** The value of `DISPLAY` for a program that draws on it. */
  name: string
  stop(): void
}

/** Starts an invisible display with a free number. */
export async function startDisplay(size: { width: number; height: number }): Promise<Display> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = display.stdio[3]
  if (!(number instanceof Readable)) throw new Error('The display can say nothing of its number.')
  const [line] = await Promise.race([
    once(number, 'data'),
    once(display, 'error').then(([error]) => Promise.reject(error)),
  ])
  return { name: `:${String(line).trim()}`, stop: () => display.kill() }
}
