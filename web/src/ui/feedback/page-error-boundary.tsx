import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useWords } from "../../words/words.ts";
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
    return <Failed error={this.state.error} />;
  }
}

function Failed({ error }: { error: unknown }) {
  const words = useWords("kit");
  return (
    <ErrorState
      title={words.pageNotShown}
      error={isMissingCode(error) ? new Error(words.codeMissing) : error}
      onRetry={() => window.location.reload()}
    />
  );
}

function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
