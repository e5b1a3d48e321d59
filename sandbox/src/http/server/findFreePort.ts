import { isPortFree } from './listen.ts'

const highestPort = 65_535

/**
 * Finds the first port from `first` on that is free on this machine.
 *
 * @param taken Ports that are reserved but not listened on yet; the found one is added.
 */
export async function findFreePort(first: number, taken: Set<number> = new Set()): Promise<number> {
  for (let port = first; port <= highestPort; port++) {
    if (taken.has(port) || !(await isPortFree(port))) continue
    taken.add(port)
    return port
  }
  throw new Error(`No port from ${first} on is free. End a program that listens, or choose a lower port.`)
}
