const loopback = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/

/** Whether an address is on the machine that this runs on, which answers without a network. */
export function isLoopbackHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  return loopback.test(hostname)
}
