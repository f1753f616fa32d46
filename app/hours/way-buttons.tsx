import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

export const WayButtons = ({ directionsUrl, mapUrl }: { directionsUrl: string; mapUrl: string }) => (
  <>
    <ButtonLink to={directionsUrl}>
      <Icon name="directions" />
      Get directions
    </ButtonLink>
    <ButtonLink to={mapUrl} variant="secondary">
      <Icon name="map-pin" />
      View on map
    </ButtonLink>
  </>
);
