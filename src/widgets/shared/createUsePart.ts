'use client'
import type { sharedParts } from '../attributes/shared.ts'
import { classNamesOf, useWidgetOptions, type BaseWidgetOptions } from './widgetOptions.ts'
import type { PartList } from '../attributes/partList.ts'

/** The attributes that mark an element as a part. */
export interface PartAttributes {
  'data-cw-part': string
  'data-state'?: string
  className: string | undefined
}

/** Returns the attributes of a part, with all its class names. */
type PartOf<parts extends PartList> = <part extends keyof parts & string>(
  part: part,
  state?: parts[part][number],
) => PartAttributes

/**
 * Creates the hook that returns the attributes of a widget's parts, and of those that all widgets share. A name or state that isn't in
 * either list is a type error.
 *
 * @example
 * export const usePart = createUsePart<typeof feesParts>()
 */
export function createUsePart<parts extends PartList>(): (
  /** Options of a root that the caller renders itself. */
  options?: BaseWidgetOptions,
) => PartOf<parts & typeof sharedParts> {
  return function usePart(options) {
    const { classNames } = useWidgetOptions(options)
    return (part, state) => ({
      'data-cw-part': part,
      ...(state !== undefined && { 'data-state': state }),
      className: classNamesOf(classNames, part, state),
    })
  }
}
