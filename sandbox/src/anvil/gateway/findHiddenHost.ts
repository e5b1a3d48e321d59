import { randomInt } from 'node:crypto'
import { tryToListen } from '../../http/server/listen.ts'

/**
 * A loopback address that no page can guess, for servers that only selected programs may reach. Systems with a single loopback address get
 * `127.0.0.1`.
 */
export async function findHiddenHost(): Promise<string> {
  const host = ['127', randomInt(1, 255), randomInt(0, 256), randomInt(1, 255)].join('.')
  return tryToListen(0, host).then(
    () => host,
    () => '127.0.0.1',
  )
}
