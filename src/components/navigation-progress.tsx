import { useNavigation } from 'react-router-dom';

/** A thin line at the top while the next page is being fetched; it waits a moment before it shows. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="progressbar" aria-label="Loading page" className="navigation-progress bg-saffron" />
  );
}
