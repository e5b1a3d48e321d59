const loopback = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/

/** Whether a URL is on this machine, which responds without a network. */
export function isLoopbackHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  return loopback.test(hostname)
}
