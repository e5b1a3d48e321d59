import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '../../../sandbox/src/http/server/findFreePort.ts'
import { findOrInstallProgram } from '../../../scripts/browser/findOrInstallProgram.ts'

export interface RedisServer {
  url: string
  /** From then on it takes commands and answers none. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** Starts a Redis that keeps nothing, on a free port of this machine. */
export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort(6400 + (process.pid % 500))
  const redis = spawn(
    findOrInstallProgram('Redis'),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of redis.stdout) if (String(line).includes('Ready to accept connections')) break
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void redis.kill('SIGSTOP'),
    resume: () => void redis.kill('SIGCONT'),
    async stop() {
      redis.kill()
      if (redis.exitCode === null && redis.signalCode === null) await once(redis, 'exit')
    },
  }
}
