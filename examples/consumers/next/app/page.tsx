import { Bridge } from './Bridge'

export default function Page() {
  return <Bridge />
}
