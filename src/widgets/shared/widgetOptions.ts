'use client'
import { createContext, useContext, useMemo, type ComponentPropsWithRef, type ComponentType } from 'react'
import type { Token } from '../../utils/tokens/token.ts'
import type { Kinds } from '../../errors/checks/checkKinds.ts'
import type { PropKinds } from '../../errors/checks/checkProps.ts'
import { widgetAttributes, type AttributeValue } from '../attributes/widgetAttributes.ts'
import { joinClasses } from './render/joinClasses.ts'

/** Class names by part: a text, or a function of the part's `data-state`. */
type ClassNamesByPart = Readonly<Record<string, string | ((state: never) => string | undefined) | undefined>>

/** Components that replace ours. If one throws, ours is shown, and the error is reported to the page's `error` event. */
export interface Slots {
  /**
   * The main buttons of the form, the review, the progress, the deposit address, and `SwapButton`. It gets all props that ours would have,
   * and must spread them on a `<button>`: `children` and `aria-*` are its name and state, `data-cw-part` identifies it.
   */
  Button?: ComponentType<ComponentPropsWithRef<'button'>> | undefined
  /** A token's logo, next to its symbol. The token is undefined if none is selected, or if the page doesn't know it. */
  TokenLogo?: ComponentType<{ token: Token | undefined }> | undefined
  /** The chain's badge at the corner of a token's logo. */
  ChainLogo?: ComponentType<{ chainId: number; name: string }> | undefined
  /** The icon of the button that switches the two sides. */
  SwitchSidesIcon?: ComponentType | undefined
  /** The icon of the button that fetches a new quote. */
  RefreshIcon?: ComponentType | undefined
  /** The icon of the button that closes a dialog. */
  CloseIcon?: ComponentType | undefined
  /** The icon of the button that copies a hash or an ID. */
  CopyIcon?: ComponentType | undefined
  /** The icon that replaces it briefly after copying. */
  CopiedIcon?: ComponentType | undefined
  /** The icon of the button that pauses new quotes. */
  PauseIcon?: ComponentType | undefined
  /** The icon of the same button while they are paused. */
  ResumeIcon?: ComponentType | undefined
  /** The icon at the start of a search field. */
  SearchIcon?: ComponentType | undefined
  /** The icon next to the word Settings. */
  SettingsIcon?: ComponentType | undefined
  /** The icon next to the total of the fees. */
  FeesIcon?: ComponentType | undefined
  /** The icon next to the estimated time of a swap. */
  TimeIcon?: ComponentType | undefined
  /** The icon next to what was verified. */
  CheckIcon?: ComponentType | undefined
}

/** A slot for an icon, which gets no props. */
export type IconSlot = Extract<keyof Slots, `${string}Icon`>

/** Options of the root of every widget, for itself and the widgets inside it. */
export interface BaseWidgetOptions {
  classNames?: ClassNamesByPart | undefined
  /** Components in place of ours. @default none */
  slots?: Slots | undefined
  /** The density of the layout. @default that of the widget around it, else 'comfortable' */
  density?: Density | undefined
}

/** `compact` is for dashboards and sidebars: spacing, fields and buttons shrink to three quarters. */
export type Density = AttributeValue<'data-density'>

const slotKinds: Kinds<keyof Slots> = {
  Button: 'component',
  TokenLogo: 'component',
  ChainLogo: 'component',
  SwitchSidesIcon: 'component',
  RefreshIcon: 'component',
  CloseIcon: 'component',
  CopyIcon: 'component',
  CopiedIcon: 'component',
  PauseIcon: 'component',
  ResumeIcon: 'component',
  SearchIcon: 'component',
  SettingsIcon: 'component',
  FeesIcon: 'component',
  TimeIcon: 'component',
  CheckIcon: 'component',
}

/** The types of the options of a widget's root. */
export const optionKinds: PropKinds<keyof BaseWidgetOptions | 'layout'> = {
  classNames: 'object',
  slots: { fields: slotKinds },
  density: widgetAttributes['data-density'],
  layout: widgetAttributes['data-layout'],
}

const noOptions: BaseWidgetOptions = {}

export const WidgetOptionsContext = createContext(noOptions)

/** This widget's options combined with those around it. */
export function useWidgetOptions({
  classNames,
  slots,
  density,
}: BaseWidgetOptions = noOptions): BaseWidgetOptions {
  const outer = useContext(WidgetOptionsContext)
  return useMemo(
    () =>
      classNames || slots || density
        ? {
            classNames: classNames ? joined(outer.classNames, classNames) : outer.classNames,
            slots: { ...outer.slots, ...slots },
            density: density ?? outer.density,
          }
        : outer,
    [outer, classNames, slots, density],
  )
}

/** The class names of a part in a state. */
export function classNamesOf(
  classNames: ClassNamesByPart | undefined,
  part: string,
  state: string | undefined,
): string | undefined {
  const own = classNames?.[part]
  // One cast: a part only gets its own states.
  return typeof own === 'function' ? own(state as never) : own
}

function joined(outer: ClassNamesByPart = {}, inner: ClassNamesByPart = {}): ClassNamesByPart {
  const both = Object.keys(inner).map((part) => [
    part,
    (state: never) => joinClasses(classNamesOf(outer, part, state), classNamesOf(inner, part, state)),
  ])
  return { ...outer, ...Object.fromEntries(both) }
}
