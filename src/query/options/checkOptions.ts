import { checkObject } from '../../errors/checks/checkObject.ts'

/**
 * Checks the arguments of an options factory, for callers without types.
 *
 * @param parts The parts of the config that are used.
 * @throws {InvalidArgumentError} naming the argument.
 */
export function checkOptions(
  caller: string,
  { config, options }: { config: unknown; options: unknown },
  parts: readonly string[] = ['client'],
): void {
  checkObject(config, caller, 'config', { fields: parts, rule: 'it must come from `createConfig`' })
  checkObject(options, caller, 'options')
}
