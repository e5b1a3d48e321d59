import { afterEach as examine } from '@storybook/addon-a11y/preview'
import { checkLayout } from './checkLayout.ts'
import { looks } from './looks.ts'
import { wearLook } from './wearLook.ts'

type Context = Parameters<typeof examine>[0] & { canvasElement: HTMLElement }

/**
 * Puts a story that has ended into one look after the other, and examines it in each: rendering it takes longer than axe does.
 *
 * @throws {AggregateError} naming the looks in which axe found something, or something sticks out.
 */
export async function examineLooks(context: Context): Promise<void> {
  const faults: Error[] = []
  for (const look of looks) {
    wearLook(context.canvasElement, look)
    try {
      await checkLayout(context.canvasElement)
      await examine(context)
    } catch (cause) {
      const found = cause instanceof Error ? cause.message : String(cause)
      faults.push(new Error(`${Object.values(look).join(', ')}: ${found}`, { cause }))
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(({ message }) => message).join('\n\n'))
}
