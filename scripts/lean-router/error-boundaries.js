// Stands in for react-router's `lib/dom/ssr/errorBoundaries.js`. Our root has its own error page; this
// is only for when even that fails.
import { Component, createElement } from 'react';

export function BoundaryShell({ children }) {
  return children ?? null;
}

export function RemixRootDefaultErrorBoundary({ error }) {
  console.error(error);
  return createElement(
    'html',
    { lang: 'en' },
    createElement('body', null, createElement('h1', null, 'Something went wrong')),
  );
}

export class RemixErrorBoundary extends Component {
  state = { error: this.props.error || null, location: this.props.location };

  static getDerivedStateFromError(error) {
    return { error };
  }

  static getDerivedStateFromProps(props, state) {
    if (state.location === props.location) return null;
    return { error: props.error || null, location: props.location };
  }

  render() {
    const { error } = this.state;
    return error ? createElement(RemixRootDefaultErrorBoundary, { error }) : this.props.children;
  }
}
