'use client'
import { createContext, useContext, useMemo, type ComponentType } from 'react'
import type { Token } from '../../config/token.ts'
import type { Part, PartState } from '../attributes.ts'
import { partProps } from './partProps.ts'

/** Class names by part: a text, or one for each word that the part's `data-state` says. */
export type ClassNames = {
  readonly [part in Part]?: string | ((state: PartState<part> | undefined) => string | undefined) | undefined
}

/** Components that a page puts in place of ours. None of them tells anything that money depends on. */
export interface Slots {
  /** The picture of a token, beside its symbol. Undefined while no token is chosen, or one that the page does not know. */
  TokenLogo?: ComponentType<{ token: Token | undefined }> | undefined
  /** The drawing on the button that exchanges the two sides. */
  SwitchSidesIcon?: ComponentType | undefined
  /** The drawing on the button that asks for a new quote. */
  RefreshIcon?: ComponentType | undefined
  /** The drawing on the button that closes a dialog. */
  CloseIcon?: ComponentType | undefined
}

/** What the root of every widget takes, for itself and for the widgets inside of it. */
export interface WidgetOptions {
  /** Class names for any part, added to those of a widget around it. @default none */
  classNames?: ClassNames | undefined
  /** Components in place of ours. @default none */
  slots?: Slots | undefined
}

const noOptions: WidgetOptions = {}

export const WidgetOptionsContext = createContext(noOptions)

/** Options of this widget on top of those around it. */
export function useWidgetOptions({ classNames, slots }: WidgetOptions = noOptions): WidgetOptions {
  const outer = useContext(WidgetOptionsContext)
  return useMemo(
    () =>
      classNames || slots
        ? { classNames: joined(outer.classNames, classNames), slots: { ...outer.slots, ...slots } }
        : outer,
    [outer, classNames, slots],
  )
}

/** Gives the attributes of a part, with all of its class names. */
export type PartOf = <part extends Part>(
  part: part,
  state?: PartState<part>,
  /** What whoever placed the part gave it. */
  className?: string,
) => ReturnType<typeof partProps<part>> & { className: string | undefined }

/**
 * The attributes of parts, with the class names of the widgets around them.
 *
 * @param options Of the root that the caller renders itself.
 */
export function usePart(options?: WidgetOptions): PartOf {
  return partOf(useWidgetOptions(options))
}

/** The attributes of parts, with the class names of these options. */
export function partOf({ classNames }: WidgetOptions): PartOf {
  return (part, state, className) => ({
    ...partProps(part, state),
    className: words(className, classOf(classNames, part, state)),
  })
}

function classOf<part extends Part>(
  classNames: ClassNames | undefined,
  part: part,
  state: PartState<part> | undefined,
): string | undefined {
  const own: string | ((state: PartState<part> | undefined) => string | undefined) | undefined =
    classNames?.[part]
  return typeof own === 'function' ? own(state) : own
}

function joined(outer: ClassNames = {}, inner: ClassNames = {}): ClassNames {
  const both = Object.keys(inner).map((name) => {
    // One cast: the names of a list of parts are parts.
    const part = name as Part
    return [part, (state: never) => words(classOf(outer, part, state), classOf(inner, part, state))]
  })
  return { ...outer, ...Object.fromEntries(both) }
}

function words(...classes: readonly (string | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined
}
