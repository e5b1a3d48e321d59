import { InvalidArgumentError } from '../errors/argument.ts'
import { checkObject } from '../errors/checkObject.ts'
import type { AuditOptions } from './auditOptions.ts'

/**
 * Checks what a script without types mixes up: a deployment maps its contracts by chain id, the audit takes a list.
 *
 * @throws {InvalidArgumentError}
 */
export function checkAuditOptions(options: AuditOptions, caller: string): void {
  checkObject(options, caller, 'options')
  for (const name of ['contracts', 'tokens'] as const) {
    const list: unknown = options[name]
    if (list === undefined || list === null || Array.isArray(list)) continue
    const rule = 'it must be a list; `config.getAudit()` has that of the deployment'
    throw new InvalidArgumentError({ caller, argument: `options.${name}`, rule })
  }
}
