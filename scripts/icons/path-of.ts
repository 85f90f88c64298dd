/** One shape of a drawing, as lucide describes it. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

/** The whole drawing as the `d` of one path, which needs neither names nor markup on its way. */
export function pathOf(shapes: readonly Shape[]): string {
  return shapes.map(outlineOf).join('')
}

function outlineOf([name, attributes]: Shape): string {
  const number = (key: string): number => Number(attributes[key] ?? 0)
  if ('fill' in attributes && number('r') > 1) throw new Error(`a ${name} of radius ${number('r')} is filled by more than its stroke`)
  if (name === 'path') return fromAnywhere(attributes['d'] ?? '')
  if (name === 'line') return `M${pair(number('x1'), number('y1'))}L${pair(number('x2'), number('y2'))}`
  if (name === 'polyline') return `M${(attributes['points'] ?? '').trim()}`
  if (name === 'polygon') return `M${(attributes['points'] ?? '').trim()}z`
  if (name === 'circle') return oval(number('cx'), number('cy'), number('r'), number('r'))
  if (name === 'ellipse') return oval(number('cx'), number('cy'), number('rx'), number('ry'))
  if (name === 'rect') return box(number, attributes['rx'] === undefined ? 'ry' : 'rx', attributes['ry'] === undefined ? 'rx' : 'ry')
  throw new Error(`nobody knows how to draw a ${name}`)
}

/** A path that begins with `m` means a place on the square, not one beside where the shape before it ended. */
function fromAnywhere(path: string): string {
  return path.startsWith('m') ? `M0 0${path}` : path
}

function oval(x: number, y: number, across: number, down: number): string {
  const half = (way: number): string => `a${pair(across, down)} 0 1 0 ${pair(way * across, 0)}`
  return `M${pair(x - across, y)}${half(2)}${half(-2)}z`
}

function box(number: (key: string) => number, acrossKey: string, downKey: string): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  const across = Math.min(number(acrossKey), width / 2)
  const down = Math.min(number(downKey), height / 2)
  if (across === 0) return `M${pair(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`
  const corner = (toX: number, toY: number): string => `a${pair(across, down)} 0 0 1 ${pair(toX, toY)}`
  const [wide, high] = [width - 2 * across, height - 2 * down]
  return [
    `M${pair(x + across, y)}h${short(wide)}${corner(across, down)}`,
    `v${short(high)}${corner(-across, down)}`,
    `h${short(-wide)}${corner(-across, -down)}`,
    `v${short(-high)}${corner(across, -down)}z`,
  ].join('')
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}
