import { spawn, type ChildProcess } from 'node:child_process'

/**
 * Makes a child process end when this process does, however this process ends.
 *
 * Exit handlers don't run when a process crashes hard or is killed, and signal handlers would change how the
 * host reacts to signals. So a tiny shell waits at a pipe: the system closes the pipe when we are gone, and the
 * shell then ends the child. On Windows Node already puts its children in a job that ends with it.
 */
export function guardProcess(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) return
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -TERM "$1"', 'sh', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A session of its own keeps the guard alive when Ctrl+C reaches our whole process group.
    detached: true,
  })
  // A child without a guard may outlive this process, so it is ended.
  guard.on('error', () => child.kill('SIGTERM'))
  // The guard must end with the child, since another process may get the same id later.
  child.on('exit', () => guard.kill('SIGKILL'))
}
