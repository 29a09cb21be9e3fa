import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ErrorState } from "./error-state.tsx";

/** Keeps a page that fails from taking everything with it; another page clears it. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

type Props = { pathname: string; children: ReactNode };

class Boundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: Props) {
    if (previous.pathname !== this.props.pathname && this.state.error) this.setState({ error: null });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <ErrorState
        title="This page could not be shown."
        error={isMissingCode(this.state.error) ? missingCode : this.state.error}
        onRetry={() => window.location.reload()}
      />
    );
  }
}

const missingCode = new Error("A part of Winnow did not arrive. Loading the page again usually helps.");

function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
