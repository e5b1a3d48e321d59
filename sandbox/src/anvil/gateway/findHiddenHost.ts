import { randomInt } from 'node:crypto'
import { tryToListen } from '../../http/server/listen.ts'

/**
 * An address of this machine that no page can guess, for what only programs that are told may reach. Systems that have
 * one loopback address alone give that.
 */
export async function findHiddenHost(): Promise<string> {
  const host = ['127', randomInt(1, 255), randomInt(0, 256), randomInt(1, 255)].join('.')
  return tryToListen(0, host).then(
    () => host,
    () => '127.0.0.1',
  )
}
