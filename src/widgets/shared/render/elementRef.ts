import type { Ref, RefCallback } from 'react'
import { InvalidArgumentError } from '../../../errors/argument.ts'
import { joinRefs } from './joinRefs.ts'

/**
 * A part's ref for the element that the page renders in its place: parts listen to that element and focus it. Returns the same ref for the
 * same argument.
 *
 * @throws {InvalidArgumentError} naming the part, when the ref receives anything but an element, such as a component's own handle.
 */
export function elementRef(ref: Ref<unknown> | undefined, part: unknown): Ref<unknown> | undefined {
  if (!ref) return undefined
  const known = checks.get(ref)
  if (known) return joinRefs(known, ref)
  const check: RefCallback<unknown> = (node) => {
    if (node === null || (typeof node === 'object' && 'nodeType' in node)) return
    const rule = 'it must pass its ref to an element'
    throw new InvalidArgumentError({ caller: `[data-cw-part=${part}]`, argument: 'render', rule })
  }
  checks.set(ref, check)
  return joinRefs(check, ref)
}

const checks = new WeakMap<object, RefCallback<unknown>>()
