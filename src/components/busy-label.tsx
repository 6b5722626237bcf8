type BusyLabelProps = { idle: string; busy: string; isBusy: boolean };

/** Both labels take the same place, so that the button keeps its width and its neighbours theirs. */
export function BusyLabel({ idle, busy, isBusy }: BusyLabelProps) {
  return (
    <span className="grid *:[grid-area:1/1] *:aria-hidden:invisible">
      <span aria-hidden={isBusy}>{idle}</span>
      <span aria-hidden={!isBusy}>{busy}</span>
    </span>
  );
}
