import { useId } from 'react'
import { looks, widths } from './looks.ts'
import type { Looks } from './useLook.ts'

/** What else the widgets could look like: the brand it wears, and the room it has. */
export function LookSwitches({ look, width, onLook, onWidth }: Looks) {
  return (
    <div className="look-switches">
      <Choice legend="Brand" names={looks} chosen={look} onChoose={onLook} />
      <Choice legend="Width" names={widths} chosen={width} onChoose={onWidth} />
    </div>
  )
}

interface ChoiceProps<name extends string> {
  legend: string
  names: Readonly<Record<name, string>>
  chosen: name
  onChoose: (name: name) => void
}

function Choice<name extends string>({ legend, names, chosen, onChoose }: ChoiceProps<name>) {
  const id = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choices">
        {(Object.entries(names) as [name, string][]).map(([name, text]) => (
          <label key={name}>
            <input type="radio" name={id} checked={name === chosen} onChange={() => onChoose(name)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
