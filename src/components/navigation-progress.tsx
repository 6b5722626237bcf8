import { useNavigation } from 'react-router-dom';

/** A thin line at the top while the next page loads, delayed by CSS so that fast loads show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="progressbar" aria-label="Loading page" className="navigation-progress bg-saffron" />
  );
}
