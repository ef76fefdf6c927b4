CREATE TABLE "order_calculations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"calculation_id" text NOT NULL,
	"was_expired" boolean NOT NULL,
	"changes" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_calculations" ADD CONSTRAINT "order_calculations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_calculations" ADD CONSTRAINT "order_calculations_calculation_id_calculations_id_fk" FOREIGN KEY ("calculation_id") REFERENCES "public"."calculations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_calculations_calculation" ON "order_calculations" USING btree ("calculation_id");