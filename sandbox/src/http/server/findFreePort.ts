import { isPortFree } from './listen.ts'

const highestPort = 65_535

/**
 * Finds the first port of this machine from `first` on that nobody listens on.
 *
 * @param taken Ports that were found before and are still to be listened on; the one that is found is added.
 */
export async function findFreePort(first: number, taken: Set<number> = new Set()): Promise<number> {
  for (let port = first; port <= highestPort; port++) {
    if (taken.has(port) || !(await isPortFree(port))) continue
    taken.add(port)
    return port
  }
  throw new Error(`No port from ${first} on is free. End a program that listens, or choose a lower port.`)
}
