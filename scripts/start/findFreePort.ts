import { isPortFree } from '../../sandbox/src/http/listen.ts'

const highestPort = 65_535

/** Finds the first free port of this machine from `first` on, and says so when it is another one. */
export async function findFreePort(
  first: number,
  { who, taken = new Set() }: { who: string; taken?: Set<number> },
): Promise<number> {
  for (let port = first; port <= highestPort; port++) {
    if (taken.has(port) || !(await isPortFree(port))) continue
    if (port !== first) console.log(`start: ${who} takes port ${port}, because ${first} is busy`)
    taken.add(port)
    return port
  }
  throw new Error(
    `no port from ${first} on is free for ${who}. End a program that listens, or choose a lower port.`,
  )
}
