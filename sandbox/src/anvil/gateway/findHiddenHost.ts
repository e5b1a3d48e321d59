import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * An address of this machine that no page can guess, for what only programs that are told may reach. Systems that have
 * one loopback address alone give that.
 */
export async function findHiddenHost(): Promise<string> {
  const host = ['127', randomInt(1, 255), randomInt(0, 256), randomInt(1, 255)].join('.')
  return (await canListenAt(host)) ? host : '127.0.0.1'
}

async function canListenAt(host: string): Promise<boolean> {
  const probe = createServer()
  const isListening = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(0, host, () => resolve(true))
  })
  if (isListening) {
    await new Promise<void>((resolve) => {
      probe.close(() => resolve())
    })
  }
  return isListening
}
