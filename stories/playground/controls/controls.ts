import type { ComponentPropsWithoutRef } from 'react'
import type { InputType } from 'storybook/internal/types'
import type { StoryEnvironment } from '../../support/environment/createStoryEnvironment.ts'

/** Values by the labels that the menu shows for them; the first is the initial one. */
type Choices<value> = Readonly<Record<string, (env: StoryEnvironment) => value | undefined>>

/** How a property is controlled: text, a number, a switch or a menu. */
export type PropControl<value = unknown> = 'text' | 'number' | 'boolean' | Choices<value>

export type PropControls = Readonly<Record<string, PropControl>>

/** Controls of some properties: a value that the widget would not take is a type error. */
export type ControlsOf<props, name extends keyof props = keyof props> = {
  readonly [key in name]-?: PropControl<props[key]>
}

/** The properties of a widget that its root element doesn’t take as well, or takes as something else. */
export type OwnProp<props, tag extends 'div' | 'form'> = {
  [name in keyof props]-?: [props[name]] extends [undefined]
    ? never
    : name extends keyof ComponentPropsWithoutRef<tag>
      ? [props[name]] extends [ComponentPropsWithoutRef<tag>[name]]
        ? never
        : name
      : name
}[keyof props]

/** The controls that Storybook shows for them. */
export function toArgTypes(controls: PropControls): Record<string, InputType> {
  return Object.fromEntries(
    Object.entries(controls).map(([name, control]) => [
      name,
      typeof control === 'string' ? { control } : { control: 'select', options: Object.keys(control) },
    ]),
  )
}

/** The initial values. */
export function toInitialArgs(controls: PropControls): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(controls).flatMap(([name, control]) =>
      typeof control === 'string' ? [] : [[name, Object.keys(control)[0]]],
    ),
  )
}

/** The properties that the controls ask for; undefined and empty ones are left to the widget. */
export function toProps(
  controls: PropControls,
  args: Readonly<Record<string, unknown>>,
  env: StoryEnvironment,
): Record<string, unknown> {
  const entries = Object.entries(controls).map(([name, control]) => {
    const value = args[name]
    // Numbers are basis points: a fraction such as 1.5 while typing is none.
    if (
      control === 'number' &&
      !(Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 10_000)
    )
      return [name, undefined] as const
    return [name, typeof control === 'string' ? value : control[String(value)]?.(env)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''))
}
