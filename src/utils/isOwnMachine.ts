const ownMachine = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/

/** Whether an address is on the machine that this runs on, which answers without a network. */
export function isOwnMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return ownMachine.test(hostname)
}
