import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'

type GrowAreaProps = ComponentProps<'textarea'> & { readonly value: string }

/** A text field that is as high as its text. */
export function GrowArea(props: GrowAreaProps): ReactNode {
  const own = useRef<HTMLTextAreaElement>(null)
  const { ref: given, ...rest } = props
  useLayoutEffect(() => {
    const area = own.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [props.value])
  return (
    <textarea
      {...rest}
      ref={(area) => {
        own.current = area
        if (typeof given === 'function') given(area)
        else if (given) given.current = area
      }}
    />
  )
}
